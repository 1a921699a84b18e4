import type { IconDrawing } from '../page/icon.tsx';

export const downIcon: IconDrawing = { strokes: 'M5 9l7 7 7-7' };
