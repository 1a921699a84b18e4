export type Mistake = {
  sentence: string;
  file: string;
  /** A text that the file contains once, and its wrong replacement. */
  instead: readonly [right: string, wrong: string];
  error: RegExp;
};

export const mistakes: readonly Mistake[] = [
  {
    sentence: 'a flow has another flow’s model',
    file: 'machines/flow-models.ts',
    instead: ['  repayment: repaymentModel,\n', '  repayment: homeModel,\n'],
    error: /Type '"home"' is not assignable to type '"repayment"'/,
  },
  {
    sentence: 'a flow has neither screens nor a provider in the app',
    file: 'src/flows/flows.ts',
    instead: ["  repayment: () => import('#flows/repayment/chunk.ts'),\n", ''],
    error: /Property 'repayment' is missing/,
  },
  {
    sentence: 'a flow has another flow’s screens and provider',
    file: 'src/flows/flows.ts',
    instead: ["import('#flows/repayment/chunk.ts')", "import('#flows/home/chunk.ts')"],
    error: /not assignable to type 'Promise<FlowChunk<"repayment">>'/,
  },
  {
    sentence: 'a flow has no model',
    file: 'machines/flow-models.ts',
    instead: ['  repayment: repaymentModel,\n', ''],
    error: /Property 'repayment' is missing/,
  },
  {
    sentence: 'a page has no screen',
    file: 'src/flows/repayment/chunk.ts',
    instead: ['    repayPlan: RepayPlanScreen,\n', ''],
    error: /Property 'repayPlan' is missing/,
  },
  {
    sentence: 'a flow loads texts that do not exist',
    file: 'src/flows/flows.ts',
    instead: ["repayment: ['loanStory', 'over", "repayment: ['loanStories', 'over"],
    error: /"loanStories"/,
  },
  {
    sentence: 'a flow leads to a page that does not exist',
    file: 'machines/repayment/view.ts',
    instead: ["return { page: 'home'", "return { page: 'house'"],
    error: /"house"/,
  },
  {
    sentence: 'a screen shows a text that does not exist',
    file: 'src/flows/repayment/repay-plan.tsx',
    instead: ["t('repayment:plan.total')", "t('repayment:plan.sum')"],
    error: /"repayment:plan\.sum"/,
  },
  {
    sentence: 'a text is missing in Filipino',
    file: 'src/flows/repayment/fil.ts',
    instead: ["    pay: 'Magbayad ng {{amount}}',\n", ''],
    error: /Property 'pay' is missing/,
  },
  {
    sentence: 'a kind of money has no service',
    file: 'src/services/money/kinds.ts',
    instead: ['  repaymentConfirm,\n', ''],
    error: /Property 'repaymentConfirm' is missing/,
  },
  {
    sentence: 'a kind of money is not in the fault schedules',
    file: 'tests/faults/kinds.ts',
    instead: ['  repaymentConfirm,\n', ''],
    error: /Property 'repaymentConfirm' is missing/,
  },
  {
    sentence: 'a provider lacks a port',
    file: 'src/flows/repayment/chunk.ts',
    instead: [
      `    async queryRepayOrderDetail({ userKey, loanOrderId }, signal) {
      const data = { loanOrderId };
      const answer = await services.api.call('queryRepayOrderDetail', data, { signal });
      const records = checkstandRecords(services.storage);
      const noted = records.noted({ userKey, loanOrderId }, answer.payments);
      return { ...timed(services, answer), noted };
    },
`,
      '',
    ],
    error: /Property 'queryRepayOrderDetail' is missing/,
  },
  {
    sentence: 'a model has no samples of an event',
    file: 'machines/repayment/model.ts',
    instead: [
      "    'operation.requested': [{ type: 'operation.requested', kind: 'rollover' }],\n",
      '',
    ],
    error: /Property '"?'?operation\.requested'?"?' is missing/,
  },
  {
    sentence: 'a state has no expected screen',
    file: 'tests/flows/repayment/screens.ts',
    instead: ['    choosingPage: transient,\n', ''],
    error: /Property 'choosingPage' is missing/,
  },
  {
    sentence: 'a method does not declare its effect on the server',
    file: 'src/protocol/methods/repay.ts',
    instead: [
      "    effect: 'once',\n    caller: by('moneyAction', 'the borrower confirms an online repayment')",
      "    caller: by('moneyAction', 'the borrower confirms an online repayment')",
    ],
    error: /Property 'effect' is missing/,
  },
];
