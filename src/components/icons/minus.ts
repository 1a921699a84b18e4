import type { IconDrawing } from '../icon.tsx';

export const minusIcon: IconDrawing = { strokes: 'M5 12h14' };
