import type { IconDrawing } from '../page/icon.tsx';

export const shieldIcon: IconDrawing = {
  strokes: 'M12 3l7.5 3v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6L12 3zM8.5 12l2.5 2.5 4.5-5',
};
