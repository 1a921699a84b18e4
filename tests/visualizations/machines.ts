import { describeMachine } from '#machines/description/describe.ts';
import { models } from '#machines/models.ts';

export const descriptions = models.map(({ machine }) => describeMachine(machine));
