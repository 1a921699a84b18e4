import type { IconDrawing } from '../page/icon.tsx';

export const plusIcon: IconDrawing = { strokes: 'M12 5v14M5 12h14' };
