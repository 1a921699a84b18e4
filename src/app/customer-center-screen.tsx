import { selectSupportView } from '#machines/support/view.ts';
import { CustomerCenterScreen as Screen } from '#views/info/customer-center.tsx';
import { flowScreen } from './flow-screen.tsx';

export const CustomerCenterScreen = flowScreen(({ support }) => support, selectSupportView, Screen);
