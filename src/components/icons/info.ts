import type { IconDrawing } from '../page/icon.tsx';

export const infoIcon: IconDrawing = {
  strokes: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
};
