import type { Defects } from './defect.ts';

const popups = 'src/app/popups/provider.ts';

export const asideDefects: Defects = {
  'rates-twice': {
    words: 'A rating is sent twice.',
    file: popups,
    from: "const given = await api.call('userSubmitRating', rating);",
    to: "await api.call('userSubmitRating', rating);\n      const given = await api.call('userSubmitRating', rating);",
    goal: 'rate',
    seed: 134,
    message: 'ratings were sent',
  },
  'keeps-a-picture-twice': {
    words: 'A repeated upload stores a second picture.',
    file: 'sandbox/repositories/service/pictures.ts',
    from: 'if (existing) return pictureView(existing);',
    to: 'if (!tx && existing) return pictureView(existing);',
    goal: 'openTicketWithPicture',
    seed: 726,
    message: 'was stored twice',
  },
};
