import type { IconDrawing } from '../page/icon.tsx';

export const checkIcon: IconDrawing = { strokes: 'M5 12.5l4.5 4.5L19 7.5' };
