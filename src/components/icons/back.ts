import type { IconDrawing } from '../page/icon.tsx';

export const backIcon: IconDrawing = { strokes: 'M15 5l-7 7 7 7' };
