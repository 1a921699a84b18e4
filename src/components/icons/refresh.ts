import type { IconDrawing } from '../page/icon.tsx';

export const refreshIcon: IconDrawing = { strokes: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.5v5h-5' };
