type Props = { screen: string; paper: string };

/** A text that reads differently when printed. */
export function ScreenOrPaper({ screen, paper }: Props) {
  return (
    <>
      <span className="print:hidden">{screen}</span>
      <span className="hidden print:inline">{paper}</span>
    </>
  );
}
