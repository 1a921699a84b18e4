import type { IconDrawing } from '../page/icon.tsx';

export const chevronIcon: IconDrawing = { strokes: 'M9 5l7 7-7 7' };
