import { askEarly } from '#services/bridge/early-question.ts';
import { bridgeNames } from '../bridge-names.ts';

void askEarly(window, bridgeNames);
