import { hostConfig } from '../../tools/vite-host.ts';

export default hostConfig(import.meta.dirname);
