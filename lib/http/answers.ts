import 'server-only';
import { z } from 'zod';

/** A sentence for people about what was done. */
export const messageSchema = z.string().meta({ description: 'A sentence for people' });

/** The answer of what has nothing else to say. */
export const messageAnswerSchema = z.strictObject({ message: messageSchema });
