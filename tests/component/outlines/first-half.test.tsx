import { sampledModels } from '#visualizations/samples/samples.ts';
import { compareOutlines } from './compare-outlines.tsx';

await compareOutlines(sampledModels.filter((_, index) => index % 2 === 0));
