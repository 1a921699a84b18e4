import type { SnapshotFrom } from 'xstate';
import { purposesMet } from '#domain/account/permissions.ts';
import type { permissionsMachine } from './permissions.machine.ts';

export type PermissionsSnapshot = SnapshotFrom<typeof permissionsMachine>;

export function selectPermissionsView({ context: { homepage } }: PermissionsSnapshot) {
  return { purposesMet: homepage ? purposesMet(homepage) : [] };
}

export type PermissionsView = ReturnType<typeof selectPermissionsView>;
