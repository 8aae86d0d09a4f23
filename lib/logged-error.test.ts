import { describe, expect, it } from 'vitest';
import { loggedError } from './logged-error';

describe('what is written of an error', () => {
  it('is its kind, what it says, where, and its code', () => {
    const written = loggedError(Object.assign(new TypeError('No.'), { code: '57P01' }));
    expect(written).toMatchObject({ type: 'TypeError', message: 'No.', code: '57P01' });
    expect(JSON.stringify(written)).toContain('logged-error.test.ts');
  });

  it('leaves out the connection that the driver hangs on it', () => {
    const lost = Object.assign(new Error('Lost.'), { client: { host: 'db.internal' }, code: 'X' });
    const written = loggedError(lost);
    expect(written).toMatchObject({ message: 'Lost.', code: 'X' });
    expect(JSON.stringify(written)).not.toContain('db.internal');
  });

  it('leaves out the row that PostgreSQL refused', () => {
    const detail = 'Failing row contains (7, ida@people.example).';
    const where = 'COPY users, line 1, column email: "ida@people.example"';
    const written = loggedError(Object.assign(new Error('No.'), { detail, where, code: '23502' }));
    expect(written).toMatchObject({ message: 'No.', code: '23502' });
    expect(JSON.stringify(written)).not.toContain('ida@');
  });

  it("leaves out the values that the database's client repeats", () => {
    class PrismaClientValidationError extends Error {}
    const values = '{\n  data: {\n    email: "ida@people.example",\n    note: "A\\n\\nB"\n  }\n}';
    const wrong = 'Invalid value for argument `createdAt`: Provided Date object is invalid.';
    const written = loggedError(
      new PrismaClientValidationError(
        `\nInvalid \`prisma.user.create()\` invocation:\n\n${values}\n\n${wrong}`,
      ),
    );
    const message = `Invalid \`prisma.user.create()\` invocation: ${wrong}`;
    expect(written).toMatchObject({ type: 'PrismaClientValidationError', message });
    expect(JSON.stringify(written)).not.toMatch(/ida@|note/);
    expect(JSON.stringify(written)).toContain('logged-error.test.ts');
  });

  it.each([undefined, null, 'text'])('is %s where that was thrown', (thrown) => {
    expect(loggedError(thrown)).toBe(thrown);
  });
});
