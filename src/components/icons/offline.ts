import type { IconDrawing } from '../page/icon.tsx';

export const offlineIcon: IconDrawing = {
  strokes:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4.6-2.6M2 8.5a15 15 0 0 1 4-2.6M12.6 9a10 10 0 0 1 6.4 3M10.5 5.1A15 15 0 0 1 22 8.5M12 19v.1',
};
