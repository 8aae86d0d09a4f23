import type { ApiKeyScope } from '@/prisma/client/enums';

export type { KeyOnWire } from './answers';

export type KeyScope = ApiKeyScope;
