import common from './common.ts';
import failure from './failure.ts';
import login from './login.ts';
import title from './title.ts';
import toastMsg from './toast-msg.ts';

const base = { common, failure, login, title, toastMsg };

export default base;
