import { describeWalk } from './harness/walk.ts';
import { models } from './machines.ts';

for (const model of models) describeWalk(model);
