/** The few SVG words the drawings are made of. Everything is a string, so that a page, a build and a test draw alike. */

export type Drawing = string;

/** A filled shape. */
export function shape(d: string, fill: string, opacity = 1): Drawing {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A round line; the only outlines we draw are eyes, mouths and grooves. */
export function line(d: string, stroke: string, width: number, opacity = 1): Drawing {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, opacity = 1): Drawing {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): Drawing {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${faint}/>`;
}

export function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, opacity = 1): Drawing {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${faint}/>`;
}

/** Parts moved, turned or scaled together. */
export function group(transform: string, ...parts: Drawing[]): Drawing {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** A drawing cut off at a rectangle; unlike a clip path it needs no id, so it may stand on a page many times. */
export function cut(x: number, y: number, width: number, height: number, ...parts: Drawing[]): Drawing {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" overflow="hidden">` + `${parts.join('')}</svg>`;
}

/** Text that may hold anything, made safe to stand inside a drawing. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** The outline of a five-pointed star around a point. */
export function starPath(cx: number, cy: number, radius: number, points = 5, inner = 0.46): string {
  const corners: string[] = [];
  for (let at = 0; at < points * 2; at += 1) {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * inner;
    corners.push(`${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${corners.join('L')}z`;
}
