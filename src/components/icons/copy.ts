import type { IconDrawing } from '../page/icon.tsx';

export const copyIcon: IconDrawing = { strokes: 'M9 9h11v11H9zM15 9V4H4v11h5' };
