import type { IconDrawing } from '../page/icon.tsx';

export const documentIcon: IconDrawing = { strokes: 'M6 3h8l4 4v14H6V3zM14 3v4h4M9 12h6M9 16h6' };
