/** How the chart tells players apart: each has a colour, a dash and a mark, so that colour is never the only sign. */

export interface Line {
  /** Names the colour `--line-…` of the chart. */
  tone: string;
  /** The dashes of the stroke; empty for a solid one. */
  dash: string;
  /** The outline of the mark around the origin, about 12 units wide. */
  mark: string;
}

const LINES: readonly Line[] = [
  { tone: 'pink', dash: '', mark: 'M0-6A6 6 0 1 1-.01-6z' },
  { tone: 'blue', dash: '9 4', mark: 'M-5-5H5V5H-5z' },
  { tone: 'green', dash: '2 4', mark: 'M0-7L6.500 5H-6.500z' },
  { tone: 'yellow', dash: '12 3 2 3', mark: 'M0-7L7 0L0 7L-7 0z' },
  { tone: 'violet', dash: '5 3', mark: 'M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6z' },
  { tone: 'teal', dash: '14 5', mark: 'M0 7L6.500-5H-6.500z' },
  { tone: 'ember', dash: '3 2', mark: 'M0-7L2-2L7-2L3 2L4.500 7L0 4L-4.500 7L-3 2L-7-2L-2-2z' },
  { tone: 'ink', dash: '8 3 2 3 2 3', mark: 'M-5-5L0-1.500L5-5L1.500 0L5 5L0 1.500L-5 5L-1.500 0z' },
];

export function lineOf(seat: number): Line {
  return LINES[seat % LINES.length]!;
}
