import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { byPlace } from '@/lib/by-place';
import { withinWidth, wrapText } from '@/lib/exports/file/wrap';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import type { PrintedDocument, PrintedSection } from '../types';
import { registerFonts } from './fonts';
import { PAGE_WIDTH } from './lines';
import { beginningOf, Table } from './table';

const fontFamily = registerFonts();

const SIZE = 9;
const TITLE = 18;
const LABELS = 120;
/** The height of a heading, and of what is kept below one that has no table, in points. */
const HEADING_ROOM = 17;
const LINES_ROOM = 26;
const NOTE = { size: 7.5, line: 1.4, gap: 4 };

const styles = StyleSheet.create({
  // An inherited line height grows with each font size, so every text sets its own.
  page: { fontSize: SIZE, padding: 40, paddingBottom: 56, color: '#0f172a' },
  title: { fontSize: TITLE, fontWeight: 600, lineHeight: 1.2 },
  subtitle: { marginTop: 4, fontSize: 9, color: '#475569' },
  warning: { marginTop: 8, padding: 6, backgroundColor: '#fef3c7', fontWeight: 600 },
  gap: { height: 16 },
  heading: { fontSize: 10, fontWeight: 600, marginBottom: 4, color: '#0b6e69' },
  fact: { flexDirection: 'row', marginBottom: 2 },
  label: { fontSize: SIZE, lineHeight: 1.4, width: LABELS, color: '#475569' },
  value: { fontSize: SIZE, lineHeight: 1.4, flex: 1 },
  text: { fontSize: 9, lineHeight: 1.4 },
  note: { marginTop: NOTE.gap, fontSize: NOTE.size, lineHeight: NOTE.line, color: '#475569' },
  footer: { position: 'absolute', bottom: 24, left: 40, right: 40, fontSize: 7.5 },
});

/** The package's types know the outline of pages only. */
const inOutline = (heading: string) => ({ bookmark: heading });

type SectionProps = PrintedSection & { nothing: string };

/** The height of a note, in points. */
const noteHeight = (note: string) =>
  wrapText(note, PAGE_WIDTH / NOTE.size).length * NOTE.size * NOTE.line + NOTE.gap;

/** The height of a section that must fit on the page where it begins, in points. */
function beginning({ table, note }: PrintedSection): number {
  if (!table) return HEADING_ROOM + LINES_ROOM;
  return HEADING_ROOM + beginningOf(table) + (note ? noteHeight(note) : 0);
}

function Section({ nothing, ...section }: SectionProps) {
  const { heading, facts = [], text, table, note } = section;
  const known = facts.filter(([, value]) => value !== null && value !== '');
  const title = <Text style={styles.heading}>{heading}</Text>;
  const below = note && <Text style={styles.note}>{note}</Text>;
  return (
    <>
      <View style={styles.gap} minPresenceAhead={beginning(section)} {...inOutline(heading)} />
      <View>
        {table ? <Table {...table} title={title} note={below} /> : title}
        {byPlace(known, ([label, value]) => (
          <View style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>
              {withinWidth(value ?? '', (PAGE_WIDTH - LABELS) / SIZE)}
            </Text>
          </View>
        ))}
        {facts.length > 0 && known.length === 0 && <Text style={styles.text}>{nothing}</Text>}
        {text && <Text style={styles.text}>{text}</Text>}
        {!table && below}
      </View>
    </>
  );
}

/** A printed document on A4 pages. */
export function PdfDocument(props: PrintedDocument & { language: Language }) {
  const { title, subtitle, warning, sections, footer, language } = props;
  const nothing = documentWords(language)('Nothing is known.');
  return (
    <Document
      language={language}
      title={`${title} · ${subtitle}`}
      author="Veminto"
      creator="Veminto"
      producer="Veminto"
    >
      <Page size="A4" style={[styles.page, { fontFamily }]}>
        <Text style={styles.title}>{withinWidth(title, PAGE_WIDTH / TITLE)}</Text>
        <Text style={styles.subtitle}>{subtitle}</Text>
        {warning && <Text style={styles.warning}>{warning}</Text>}
        {sections.map((section) => (
          <Section key={section.heading} nothing={nothing} {...section} />
        ))}
        <Text
          fixed
          style={styles.footer}
          render={({ pageNumber, totalPages }) => {
            return `${warning ? `${warning}\n` : ''}${footer} · ${pageNumber}/${totalPages}`;
          }}
        />
      </Page>
    </Document>
  );
}
