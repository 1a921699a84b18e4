import { joinPages } from '#app/screens/join-pages.ts';
import { selectOperationSuccessView } from '#machines/operation-success/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { OperationSuccessScreen } from './operation-success.tsx';

export const pages = pagesOf<'operationSuccess'>()({
  select: selectOperationSuccessView,
  screens: { operationSuccess: OperationSuccessScreen },
});

export const screens = joinPages(pages);
export { operationSuccessProvider as provider } from './provider.ts';
export { operationSuccessFlow as descriptor } from '#machines/operation-success/view.ts';
