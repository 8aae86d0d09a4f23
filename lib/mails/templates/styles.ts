const font = 'Inter, Arial, sans-serif';

/** Inline styles: mail programs support neither our style sheet nor its variables. */
const styles = {
  body: { backgroundColor: '#f5f7f9', fontFamily: font, margin: 0, padding: '24px 8px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #dde3ea',
    borderRadius: '10px',
    maxWidth: '480px',
    padding: '28px 24px',
  },
  brand: { color: '#0b6e69', fontSize: '16px', fontWeight: 600, margin: '0 0 24px' },
  heading: { color: '#141c26', fontSize: '20px', fontWeight: 600, margin: '0 0 16px' },
  text: { color: '#3b4654', fontSize: '14px', lineHeight: '22px', margin: '0 0 16px' },
  quote: {
    borderLeft: '3px solid #dde3ea',
    color: '#141c26',
    fontSize: '14px',
    lineHeight: '22px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere' as const,
    padding: '0 0 0 12px',
  },
  entry: { color: '#141c26', fontSize: '14px', fontWeight: 600, margin: '16px 0 0' },
  line: { color: '#3b4654', fontSize: '14px', lineHeight: '20px', margin: '2px 0 0' },
  grave: { color: '#b3211f' },
  small: {
    color: '#5a6675',
    fontSize: '12px',
    lineHeight: '18px',
    margin: '12px 0 0',
    overflowWrap: 'anywhere' as const,
  },
  link: { color: '#0b6e69', textDecoration: 'underline' },
  button: {
    backgroundColor: '#0b6e69',
    borderRadius: '8px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '14px',
    fontWeight: 600,
    padding: '10px 20px',
    textDecoration: 'none',
  },
  rule: { borderColor: '#dde3ea', margin: '24px 0 0' },
};

/** The style of an element, and the class by which it is dark below. */
export const look = <Name extends keyof typeof styles>(className: Name) => ({
  className,
  style: styles[className],
});

/** The same in dark mail programs that read style sheets; others darken or keep the light colours. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.body, .body > table > tbody > tr > td { background-color: #0d131b !important; }
.card { background-color: #141c26 !important; border-color: #283443 !important; }
.brand, .link { color: #5ad1c4 !important; }
.heading, .quote, .entry { color: #e8edf3 !important; }
.text, .line { color: #c3cdd9 !important; }
.grave { color: #ff928a !important; }
.small { color: #94a2b4 !important; }
.button { background-color: #5ad1c4 !important; color: #06211f !important; }
.quote, .rule { border-color: #283443 !important; }
}
`;
