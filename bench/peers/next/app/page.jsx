// The hello page, rendered per request.
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Hello</h1>
      <p>It is {new Date().toISOString()}.</p>
    </main>
  );
}
