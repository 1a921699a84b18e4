import type { IconDrawing } from '../page/icon.tsx';

export const warningIcon: IconDrawing = { strokes: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.1' };
