import type { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import { purposesMet } from '#domain/account/permissions.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { FlowScreens } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

async function shown(ui: Ui, { homepage }: { homepage: Homepage | null }): Promise<void> {
  await ui.title(ui.t('title:permissions'));
  await ui.reads(ui.t('guides:permissions.camera.purpose'));
  const met = ui.t('guides:permissions.offNow');
  if (homepage && purposesMet(homepage).length > 0) await ui.reads(met);
  else await ui.lacks(met);
}

export const screens: FlowScreens<typeof permissionsMachine> = {
  gestures: {},
  shows: { asking: shown, showing: shown },
};
