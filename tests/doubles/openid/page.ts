const field = (name: string, label: string) => `<label>${label} <input name="${name}"></label><br>`;

/** The provider's own page: the user states who they are, and which fault occurs. */
export function authorizePage(): string {
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>
<form method="post">
${field('sub', 'Subject')}${field('email', 'Address')}${field('given', 'Given name')}
${field('family', 'Family name')}${field('fault', 'Fault')}
<label>Verified <input type="checkbox" name="verified"></label><br>
<button name="answer" value="agree">Agree</button>
<button name="answer" value="cancel">Cancel</button>
</form></html>`;
}
