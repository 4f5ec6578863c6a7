// The pages of machines get a place to walk them; it appears once its script runs.

/** @param {{ path: string, html: string }} page */
export const walkOn = (page) => {
  if (!/^machines\/(?!index)/.test(page.path)) return page;
  const [head, rest] = page.html.split('<h2 id="diagrams">');
  const name = page.title;
  const walk = `<section class="walk" data-machine="${name}" aria-labelledby="walk" hidden>
<h2 id="walk">Walk it</h2>
<p>The machine of the shop runs here, with sampled inputs and answers and nothing outside: each button is something that can happen now.</p>
<p role="status" data-now></p>
<div class="moves" data-moves></div>
<h3>So far</h3>
<ol data-past></ol>
<p class="moves"><button type="button" class="quiet" data-back>One step back</button> <button type="button" class="quiet" data-reset>Reset</button> <button type="button" class="quiet" data-other>Another beginning</button></p>
</section>`;
  return { ...page, html: `${head}${walk}\n<h2 id="diagrams">${rest}`, scripts: ["machine"] };
};
