import { sampledModels } from '#visualizations/samples/samples.ts';
import { holdOutlines } from './held.tsx';

await holdOutlines(sampledModels.filter((_, index) => index % 2 === 0));
