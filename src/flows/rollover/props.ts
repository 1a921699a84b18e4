import type { RolloverEvent } from '#machines/rollover/rollover.setup.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

export type RolloverProps = ScreenProps<RolloverView, RolloverEvent>;
