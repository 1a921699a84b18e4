import { agreementModel } from '../flows/agreement.model.ts';
import { borrowModel } from '../flows/borrow.model.ts';
import { homeModel } from '../flows/home.model.ts';
import { loginModel } from '../flows/login.model.ts';
import { moneyActionModel } from '../flows/money-action.model.ts';
import { orderProgressModel } from '../flows/order-progress.model.ts';
import { repaymentModel } from '../flows/repayment.model.ts';
import { rootModel } from '../flows/root.model.ts';
import { supportModel } from '../flows/support.model.ts';
import type { Model } from '../harness/model.ts';
import { agreementScreens } from './agreement.screens.ts';
import { borrowScreens } from './borrow.screens.ts';
import { homeScreens } from './home.screens.ts';
import { loginScreens } from './login.screens.ts';
import { moneyActionScreens } from './money-action.screens.ts';
import { orderProgressScreens } from './order-progress.screens.ts';
import { repaymentScreens } from './repayment.screens.ts';
import { rootScreens } from './root.screens.ts';
import type { Screens } from './screens.ts';
import { supportScreens } from './support.screens.ts';

/** Every machine with screens of its own, and what a person sees and does on them. */
export const walkedScreens: readonly { model: Model; screens: Screens }[] = [
  { model: rootModel, screens: rootScreens },
  { model: loginModel, screens: loginScreens },
  { model: homeModel, screens: homeScreens },
  { model: borrowModel, screens: borrowScreens },
  { model: orderProgressModel, screens: orderProgressScreens },
  { model: repaymentModel, screens: repaymentScreens },
  { model: moneyActionModel, screens: moneyActionScreens },
  { model: supportModel, screens: supportScreens },
  { model: agreementModel, screens: agreementScreens },
];
