import { selectOperationSuccessView } from '#machines/operation-success/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { OperationSuccessScreen } from './operation-success.tsx';

/** The screen of the flow. */
export const pages = pagesOf<'operationSuccess'>()({
  select: selectOperationSuccessView,
  screens: { operationSuccess: OperationSuccessScreen },
});
