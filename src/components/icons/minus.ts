import type { IconDrawing } from '../page/icon.tsx';

export const minusIcon: IconDrawing = { strokes: 'M5 12h14' };
