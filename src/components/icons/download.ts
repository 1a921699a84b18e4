import type { IconDrawing } from '../page/icon.tsx';

export const downloadIcon: IconDrawing = { strokes: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14' };
