import type { IconDrawing } from '../page/icon.tsx';

export const dotIcon: IconDrawing = { strokes: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' };
