// The laws of payment, checked.
import { checkLaws } from "@kontor/domain/testing";
import { it } from "vitest";
import { laws } from "./laws.ts";
checkLaws(laws, it, { runs: process.env["LAW_RUNS"] });
