export type { KeyOnWire } from './answers';
