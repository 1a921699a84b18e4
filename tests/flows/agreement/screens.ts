import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import type { FlowScreens } from '#tests/model/screens/screens.ts';

const done = 'info:agreement.done';
const absent = 'info:agreement.absentTitle';

export const screens: FlowScreens<typeof agreementMachine> = {
  gestures: {},
  shows: {
    reading: { title: 'title:agreement', reads: 'info:agreement.loading', lacks: done },
    showing: [
      { title: 'title:agreement', lacks: absent, button: done },
      (ui) => ui.reads(agreementWords.en.consent),
    ],
    absent: { title: 'title:agreement', reads: absent, lacks: done, button: 'common:home' },
    failed: {
      title: 'title:agreement',
      reads: 'info:agreement.failedTitle',
      lacks: [absent, done],
    },
  },
};
