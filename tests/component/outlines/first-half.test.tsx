import { modelsWithSituations } from '#machines/situations.ts';
import { compareOutlines } from './compare-outlines.tsx';

await compareOutlines(modelsWithSituations.filter((_, index) => index % 2 === 0));
