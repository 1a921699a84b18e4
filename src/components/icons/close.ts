import type { IconDrawing } from '../page/icon.tsx';

export const closeIcon: IconDrawing = { strokes: 'M6 6l12 12M18 6L6 18' };
