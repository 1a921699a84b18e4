import { selectPermissionsView } from '#machines/permissions/view.ts';
import { PermissionsScreen as Screen } from '#views/guides/permissions.tsx';
import { machineScreen } from './machine-screen.tsx';

export const PermissionsScreen = machineScreen(
  ({ permissions }) => permissions,
  selectPermissionsView,
  Screen,
);
