import type { IconDrawing } from '../page/icon.tsx';

export const phoneIcon: IconDrawing = { strokes: 'M7 3h10v18H7V3zM11 18h2' };
