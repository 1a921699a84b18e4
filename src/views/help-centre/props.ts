import type { HelpCentreEvent } from '#machines/help-centre/help-centre.setup.ts';
import type { HelpCentreView } from '#machines/help-centre/view.ts';
import type { ScreenProps } from '../shared/screen.ts';

export type HelpCentreProps = ScreenProps<HelpCentreView, HelpCentreEvent>;
