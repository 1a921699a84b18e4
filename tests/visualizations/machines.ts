import { describeMachine } from '#visualizations/description/describe.ts';
import { models } from '../model/machines.ts';

/** Every machine as data. */
export const descriptions = models.map(({ machine }) => describeMachine(machine));
