import type { Chip, StateBox, TextRole } from '#visualizations/layout/layout.ts';

/** The pictures are dark on light in every theme. */
export const paper = '#fbfcfe';

export const ink: Record<TextRole, string> = {
  title: '#1b2333',
  description: '#5b667d',
  caption: '#5b667d',
  action: '#2d3648',
  service: '#5b35c4',
  tag: '#0b7a5c',
  page: '#0b6478',
  trigger: '#2d3648',
  guard: '#8a4b00',
  effect: '#46526a',
};

/** `ink` is the colour of the first line of text. */
export type Paint = { fill: string; edge: string; ink: string };

export const chipPaint: Record<Chip['kind'], Paint> = {
  event: { fill: '#e8effd', edge: '#a9c0f0', ink: '#173f9e' },
  done: { fill: '#e2f5e8', edge: '#9ed3b0', ink: '#0f6630' },
  finished: { fill: '#e2f5e8', edge: '#9ed3b0', ink: '#0f6630' },
  error: { fill: '#fde8e8', edge: '#efb0b0', ink: '#a01818' },
  after: { fill: '#fff3d9', edge: '#e8c987', ink: '#7d5200' },
  always: { fill: '#edf0f4', edge: '#c2cad6', ink: '#3d4759' },
};

export const boxPaint = ({ kind, region }: StateBox): { fill: string; edge: string } => {
  if (region) return { fill: '#f2f4fa', edge: '#b9c1d3' };
  if (kind === 'compound' || kind === 'parallel') return { fill: '#f8fafd', edge: '#b4bdcf' };
  return { fill: '#ffffff', edge: '#a3aec4' };
};

export const stroke = '#66728c';
