export { financeConfig } from '@forecourt/finance-maths/config';
